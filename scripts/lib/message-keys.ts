import ts from 'typescript'

/** What one source file asks of the messages. */
export type MessageUse = {
  /** Keys named outright: `t('paging.next')`. */
  keys: string[]
  /** Keys made on the spot, as patterns: t(`goal.${goal}`) gives /^goal\..+$/. */
  patterns: RegExp[]
  /** Every other text of the file: a key kept in a table and handed to `t` later is found among them. */
  texts: string[]
}

type Tree = { [key: string]: string | Tree }

/** The full keys of a message file: `{ a: { b: 'x' } }` gives `a.b`. */
export function flattenMessages(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flattenMessages(value, `${prefix}${key}.`),
  )
}

/** `t(…)`, and its relatives `t.rich(…)`, `t.markup(…)`, `t.raw(…)`, `t.has(…)`. */
function isTranslation({ expression }: ts.CallExpression): boolean {
  const callee = ts.isPropertyAccessExpression(expression) ? expression.expression : expression
  return ts.isIdentifier(callee) && callee.text === 't'
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function templatePattern(template: ts.TemplateExpression): RegExp {
  const parts = [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]
  return new RegExp(`^${parts.map(escapePattern).join('.+')}$`)
}

/** Finds the message keys a file uses. Both branches of a choice count: `t(one ? 'a.b' : 'a.c')`. */
export function findMessageUse(fileName: string, code: string): MessageUse {
  const use: MessageUse = { keys: [], patterns: [], texts: [] }
  const readKey = (argument: ts.Expression): void => {
    if (ts.isStringLiteralLike(argument)) use.keys.push(argument.text)
    else if (ts.isTemplateExpression(argument)) use.patterns.push(templatePattern(argument))
    else if (ts.isConditionalExpression(argument)) [argument.whenTrue, argument.whenFalse].forEach(readKey)
    else if (ts.isParenthesizedExpression(argument)) readKey(argument.expression)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) use.texts.push(node.text)
    if (ts.isCallExpression(node) && isTranslation(node) && node.arguments[0]) readKey(node.arguments[0])
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return use
}

/** Problems of message files among each other: each language has the keys of all. */
export function compareLanguages(keysOf: Record<string, string[]>): string[] {
  const all = [...new Set(Object.values(keysOf).flat())]
  return Object.entries(keysOf).flatMap(([language, keys]) => {
    const present = new Set(keys)
    return all.filter((key) => !present.has(key)).map((key) => `${key}: missing in ${language}`)
  })
}

/** Problems between the messages and the code: used and not written, written and not used. */
export function compareUse(written: string[], uses: { file: string; use: MessageUse }[]): string[] {
  const known = new Set(written)
  const missing = uses.flatMap(({ file, use }) => [
    ...use.keys.filter((key) => !known.has(key)).map((key) => `${key}: used in ${file}, not written`),
    ...use.patterns
      .filter((pattern) => !written.some((key) => pattern.test(key)))
      .map((pattern) => `${pattern.source}: used in ${file}, no such key written`),
  ])
  const named = new Set(uses.flatMap(({ use }) => [...use.keys, ...use.texts]))
  const patterns = uses.flatMap(({ use }) => use.patterns)
  const unused = written.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))
  return [...missing, ...unused.map((key) => `${key}: written, never used`)]
}
