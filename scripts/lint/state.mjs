/**
 * Two lint rules that oxlint lacks: a module keeps no state of its own, and rules and geometry are functions
 * on plain data. Loaded by oxlint through `jsPlugins`.
 */

/** @typedef {{ report: (finding: { node: object, message: string }) => void }} Context */
/** @typedef {{ kind: string, parent: { type: string } }} Declaration */

const TOP = new Set(['Program', 'ExportNamedDeclaration']);

const noModuleLet = {
  /** @param {Context} context */
  create: context => ({
    /** @param {Declaration} node */
    VariableDeclaration: node => {
      if (TOP.has(node.parent.type) && (node.kind === 'let' || node.kind === 'var'))
        context.report({ node, message: 'A module keeps no state: pass the value, or make it a const.' });
    },
  }),
};

const noClass = {
  /** @param {Context} context */
  create: context => {
    /** @param {object} node */
    const refuse = node =>
      context.report({ node, message: 'Rules and geometry are functions on plain data.' });
    return { ClassDeclaration: refuse, ClassExpression: refuse };
  },
};

// oxlint-disable-next-line import/no-default-export -- the shape oxlint asks of a plugin
export default {
  meta: { name: 'state' },
  rules: { 'no-module-let': noModuleLet, 'no-class': noClass },
};
