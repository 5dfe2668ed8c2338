export { facePackage } from './package.ts';
