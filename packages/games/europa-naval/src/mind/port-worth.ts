import type { PortSpec } from '../model/chart.ts';
import { prizesAt } from '../model/terms.ts';
import { outlookOf, type Scene } from './scene.ts';

/** [S] Points that hang on whose the port is, and what follows from it. */
export const worthOfPort = (scene: Pick<Scene, 'common'>, port: PortSpec): number =>
  outlookOf(scene).worthOfPort(scene.common, port) + prizesAt(scene.common, port.id);
