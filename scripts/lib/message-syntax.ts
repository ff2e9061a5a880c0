import { IntlMessageFormat } from 'intl-messageformat'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Types of elements, as `@formatjs/icu-messageformat-parser` numbers them. */
const literalType = 0
const selectType = 5
const pluralType = 6
const poundType = 7
const tagType = 8

/**
 * The placeholders of one message: names of values, and the names by which it selects a plural form, with the forms.
 */
interface MessageShape {
  values: Set<string>
  plurals: { name: string; forms: string[] }[]
}

function addElement(shape: MessageShape, element: Element): void {
  if (element.type === literalType || element.type === poundType) return
  shape.values.add(element.value)
  if (element.type === tagType) element.children.forEach((child) => addElement(shape, child))
  if (element.type !== selectType && element.type !== pluralType) return
  if (element.type === pluralType)
    shape.plurals.push({ name: element.value, forms: Object.keys(element.options) })
  for (const { value } of Object.values(element.options)) value.forEach((child) => addElement(shape, child))
}

/** @throws SyntaxError when the message is not valid ICU */
function shapeOf(message: string, language: string): MessageShape {
  const shape: MessageShape = { values: new Set(), plurals: [] }
  for (const element of new IntlMessageFormat(message, language).getAst()) addElement(shape, element)
  return shape
}

/** Plural categories of whole numbers below a million: from there on French has a third one. */
const neededForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many')

function checkPlurals({ values, plurals }: MessageShape, language: string): string[] {
  const unbranched = values.has('count') && plurals.every(({ name }) => name !== 'count')
  return [
    ...(unbranched ? ['{count} has no plural forms; a number that changes no word has another name'] : []),
    ...plurals.flatMap(({ name, forms }) =>
      neededForms(language)
        .filter((form) => !forms.includes(form))
        .map((form) => `{${name}} has no form “${form}”`),
    ),
  ]
}

/**
 * Problems of one message in its languages: invalid ICU, values that one language has and another lacks, missing plural
 * forms, and straight apostrophes between letters.
 *
 * @param texts the message by language
 */
export function checkMessage(texts: Record<string, string>): string[] {
  const names = new Map<string, string>()
  const problems = Object.entries(texts).flatMap(([language, text]) => {
    const at = (problem: string) => `${language}: ${problem}`
    if (text.trim() === '') return [at('is empty')]
    try {
      const shape = shapeOf(text, language)
      names.set(language, [...shape.values].toSorted().join(', '))
      const straight = /\p{L}'\p{L}/u.test(text) ? [at('has a straight apostrophe between letters')] : []
      return [...checkPlurals(shape, language).map(at), ...straight]
    } catch (error) {
      return [at(`is not valid ICU: ${error instanceof Error ? error.message : String(error)}`)]
    }
  })
  const different = new Set(names.values()).size > 1
  const list = [...names].map(([language, values]) => `${language}: ${values || '–'}`).join('; ')
  return different ? [...problems, `different values (${list})`] : problems
}
