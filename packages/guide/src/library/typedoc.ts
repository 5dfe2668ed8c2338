import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Application } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { LIBRARY as BOUND, ROOT, SOURCE } from '../places.ts';
import { LIBRARY, partsOf } from './shelf.ts';

const ENTRIES: readonly string[] = LIBRARY.flatMap(volume =>
  partsOf(volume).map(([file]) => join(ROOT, 'packages', volume.name, 'src', `${file}.ts`)),
);

/** How the plugin writes: tables instead of deep headings, and nothing around the page, which the site has itself. */
const WRITING: Partial<PluginOptions> = {
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hidePageTitle: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  typeDeclarationVisibility: 'compact',
  expandParameters: true,
  tableColumnSettings: { hideModifiers: true, hideInherited: true, hideOverrides: true, hideSources: true },
};

/** Reads the code and writes each file of it that is on a shelf as a page of Markdown. */
export const bindLibrary = async (): Promise<void> => {
  rmSync(BOUND, { recursive: true, force: true });
  const application = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: [...ENTRIES],
    tsconfig: join(SOURCE, 'tsconfig.library.json'),
    basePath: ROOT,
    displayBasePath: ROOT,
    router: 'module',
    readme: 'none',
    out: BOUND,
    // The compiler of the build has checked all of it.
    skipErrorChecking: true,
    disableSources: true,
    sort: ['kind', 'source-order'],
    excludeExternals: true,
    excludePrivate: true,
    logLevel: 'Warn',
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    ...WRITING,
  });
  const project = await application.convert();
  if (project === undefined) throw new Error('The code could not be read.');
  await application.generateOutputs(project);
};
