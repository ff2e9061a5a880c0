import ts from 'typescript'

/** The message keys that one source file uses. */
export type MessageUse = {
  /** Literal keys: `t('paging.next')`. */
  keys: string[]
  /** Keys built at run time, as patterns: t(`goal.${goal}`) gives /^goal\..+$/. */
  patterns: RegExp[]
  /** All other strings of the file: a key from a table that is passed to `t` later is among them. */
  texts: string[]
}

type Tree = { [key: string]: string | Tree }

/** The texts of a message file by full key: `{ a: { b: 'x' } }` gives `a.b`. */
export function flattenMessages(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flattenMessages(value, `${prefix}${key}.`)],
    ),
  )
}

const withKeyFirst = ['t', 'studioLabel']

/** Functions that take a language or a request before the key. */
const withKeySecond = ['studioText', 'studioMessage', 'refuseFile']

/** `mailTranslator(locale)`, whose result takes the key. */
const isTranslator = ({ expression }: ts.CallExpression): boolean =>
  ts.isIdentifier(expression) && /^\w+Translator$/.test(expression.text)

/**
 * The key in `t(key)`, `t.rich(key)`, `studioLabel(key)` and similar calls, in `studioText(language, key)` and in
 * `mailTranslator(locale)(key)`.
 */
function keyArgument({ expression, arguments: given }: ts.CallExpression): ts.Expression | undefined {
  const callee = ts.isPropertyAccessExpression(expression) ? expression.expression : expression
  if (ts.isCallExpression(callee)) return isTranslator(callee) ? given[0] : undefined
  if (!ts.isIdentifier(callee)) return undefined
  if (withKeyFirst.includes(callee.text)) return given[0]
  return withKeySecond.includes(callee.text) ? given[1] : undefined
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function templatePattern(template: ts.TemplateExpression): RegExp {
  const parts = [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]
  return new RegExp(`^${parts.map(escapePattern).join('.+')}$`)
}

/** Finds the message keys that a file uses. Both branches of a condition count: `t(one ? 'a.b' : 'a.c')`. */
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
    const key = ts.isCallExpression(node) ? keyArgument(node) : undefined
    if (key) readKey(key)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return use
}

/** Problems between message files: each language must have the keys of all. */
export function compareLanguages(keysOf: Record<string, string[]>): string[] {
  const all = [...new Set(Object.values(keysOf).flat())]
  return Object.entries(keysOf).flatMap(([language, keys]) => {
    const present = new Set(keys)
    return all.filter((key) => !present.has(key)).map((key) => `${key}: missing in ${language}`)
  })
}

/** A key belongs to one part; otherwise its use in one part would hide that the other one is unused. */
export function compareParts(keysOf: Record<string, string[]>): string[] {
  const partOf = new Map<string, string>()
  return Object.entries(keysOf).flatMap(([part, keys]) =>
    keys.flatMap((key) => {
      const other = partOf.get(key)
      partOf.set(key, part)
      return other === undefined ? [] : [`${key}: written in ${other} and in ${part}`]
    }),
  )
}

/** Problems between messages and code: keys that are used but missing, and keys that are unused. */
export function compareUse(written: string[], uses: { file: string; use: MessageUse }[]): string[] {
  const writtenKeys = new Set(written)
  const missing = uses.flatMap(({ file, use }) => [
    ...use.keys.filter((key) => !writtenKeys.has(key)).map((key) => `${key}: used in ${file}, not written`),
    ...use.patterns
      .filter((pattern) => !written.some((key) => pattern.test(key)))
      .map((pattern) => `${pattern.source}: used in ${file}, no such key written`),
  ])
  const named = new Set(uses.flatMap(({ use }) => [...use.keys, ...use.texts]))
  const patterns = uses.flatMap(({ use }) => use.patterns)
  const unused = written.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))
  return [...missing, ...unused.map((key) => `${key}: written, never used`)]
}
