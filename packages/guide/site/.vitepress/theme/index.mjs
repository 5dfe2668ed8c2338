import Theme from 'vitepress/theme-without-fonts';
import './style.css';

// oxlint-disable-next-line import/no-default-export -- what draws the site asks for one
export default Theme;
