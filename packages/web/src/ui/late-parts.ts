/** What the first screen does not show: one file, fetched while nothing else is to be done. */
import '../style/analysis.css';

export { AdvicePanel } from './AdvicePanel.tsx';
export { AnalysisPage } from './analysis/AnalysisPage.tsx';
export { AnalysisPanel } from './analysis/AnalysisPanel.tsx';
export { EngineStrip } from './analysis/EngineStrip.tsx';
export { ExplorerStrip } from './analysis/ExplorerStrip.tsx';
export { VariationPanel } from './analysis/VariationPanel.tsx';
export { CopyByHand } from './CopyByHand.tsx';
export { EndResult } from './EndResult.tsx';
export { FilmBar } from './FilmBar.tsx';
export { FindField } from './FindField.tsx';
export { ForcesPanel } from './ForcesPanel.tsx';
export { KeysPanel } from './KeysPanel.tsx';
export { LegendPanel } from './LegendPanel.tsx';
export { LogPanel } from './LogPanel.tsx';
export { MissionPanel } from './MissionPanel.tsx';
export { ReplayBar } from './ReplayBar.tsx';
export { ReportPage } from './ReportPage.tsx';
export { RulesPanel } from './RulesPanel.tsx';
export { StandingOrdersPanel } from './StandingOrdersPanel.tsx';
export { TimelineCharts } from './TimelineCharts.tsx';
