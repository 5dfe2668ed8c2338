import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, pageOf, plain, tableOf } from './page.ts';
import { ROOT } from './places.ts';

/** As the server describes itself; a test of the server holds this file equal to what it answers. */
const OPENAPI = 'docs/schema/openapi.json';

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly description?: string;
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content?: { readonly [type: string]: { readonly schema?: Schema } } };
  readonly responses?: {
    readonly [status: string]: {
      readonly content?: { readonly [type: string]: { readonly schema?: Schema } };
    };
  };
}

interface Description {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}

/** Deep enough to see what a message is made of; what lies deeper is in the file. */
const DEEPEST = 2;

const say = (schema: Schema | undefined, depth = 0): string => {
  if (schema === undefined) return 'anything';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(value => JSON.stringify(value)).join(' or ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return [...new Set(either.map(one => say(one, depth)))].join(' or ');
  if (schema.items !== undefined) return `list of ${say(schema.items, depth)}`;
  if (schema.properties !== undefined) {
    if (depth >= DEEPEST) return 'object';
    const fields = Object.entries(schema.properties).map(
      ([name, field]) =>
        `${name}${schema.required?.includes(name) === true ? '' : '?'}: ${say(field, depth + 1)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  return [schema.type ?? 'anything'].flat().join(' or ');
};

const bodyOf = (
  content: { readonly [type: string]: { readonly schema?: Schema } } | undefined,
): string | undefined => (content === undefined ? undefined : say(content['application/json']?.schema));

const operationText = (
  path: string,
  method: string,
  { summary, parameters = [], requestBody, responses = {} }: Operation,
): string => {
  const sent = bodyOf(requestBody?.content);
  const answers = Object.entries(responses).map(([status, { content }]) => [
    status,
    `\`${(bodyOf(content) ?? 'nothing').replaceAll('|', '\\|')}\``,
  ]);
  return [
    `### \`${method.toUpperCase()} ${path}\``,
    summary === undefined ? '' : plain(summary),
    parameters.length === 0
      ? ''
      : tableOf([
          ['parameter', 'where', 'what'],
          ...parameters.map(({ name, in: where, required, schema }) => [
            `\`${name}\``,
            where,
            `\`${say(schema)}\`${required === true ? '' : ', optional'}`,
          ]),
        ]),
    sent === undefined ? '' : `Sends: \`${sent}\``,
    answers.length === 0 ? '' : tableOf([['status', 'answer'], ...answers]),
  ]
    .filter(part => part !== '')
    .join('\n\n');
};

/** The programming interface of a server, one route after another. */
export const apiPage = (): Page => {
  const { info, paths } = JSON.parse(readFileSync(join(ROOT, OPENAPI), 'utf8')) as Description;
  return pageOf('api.md', [
    '# Programming interface',
    `Everything that the page can do, a program can do. This is version ${info.version}; a running server describes itself at \`/api/v1/openapi.json\`. How a bot uses it: [bots](./bots.md).`,
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationText(path, method, operation)),
    ),
  ]);
};
