import { parseArgs } from 'node:util'

import { displaySections, type DisplaySection } from '../../src/features/property/model/types'
import { isOneOf } from '../../src/lib/values/read-value'

import { parsePartName, Refusal, type PartName } from '../lib/part-name'
import { withEntry } from '../new-block/register'
import { toWrite } from '../new-block/templates'

const kinds = ['text', 'number', 'choice', 'flag', 'date'] as const

/** What the command line says of a new field. */
export interface NewField {
  name: PartName
  kind: (typeof kinds)[number]
  section: DisplaySection
  /** Of a choice. */
  options: string[]
  isFilter: boolean
  isLocalized: boolean
}

const listed = (words: readonly string[]): string => words.join(', ')

function parseOptions(text: string, kind: NewField['kind']): string[] {
  const options = text.split(',').filter(Boolean)
  if (kind !== 'choice' && text !== '') throw new Refusal('Only a choice has options: --kind choice')
  if (kind === 'choice' && options.length < 2)
    throw new Refusal('A choice has at least two options: --kind choice --options covered,open')
  const wrong = options.find((option) => !/^[a-z][A-Za-z0-9]{0,39}$/.test(option))
  if (wrong) throw new Refusal(`"${wrong}" is no option: letters and digits, the first a small letter.`)
  return options
}

/** @throws Refusal for an option that there is not, or without its value */
function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string', default: 'text' },
        options: { type: 'string', default: '' },
        section: { type: 'string', default: 'general' },
        filter: { type: 'boolean', default: false },
        localized: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

/** Reads the command line. @throws Refusal with what is wrong, in one line */
export function parseField(args: readonly string[]): NewField {
  const { values, positionals } = readArgs(args)
  const name = parsePartName(positionals[0], 'field')
  const { kind, section } = values
  if (!isOneOf(kinds, kind)) throw new Refusal(`--kind is one of ${listed(kinds)}.`)
  if (!isOneOf(displaySections, section)) throw new Refusal(`--section is one of ${listed(displaySections)}.`)
  if (values.filter && (kind === 'text' || kind === 'date'))
    throw new Refusal('Lists filter by numbers, choices and flags.')
  if (values.localized && kind !== 'text') throw new Refusal('Only a text differs between languages.')
  return {
    name,
    kind,
    section,
    options: parseOptions(values.options, kind),
    isFilter: values.filter,
    isLocalized: values.localized,
  }
}

/** The list of own fields with one more. @throws Refusal if it has the field, or does not look as expected */
export function registerField(source: string, field: NewField): string {
  const { name, kind, section, options, isFilter, isLocalized } = field
  if (new RegExp(`name: '${name.slug}'`).test(source)) throw new Refusal(`"${name.slug}" is a field already.`)
  const entry = [
    `name: '${name.slug}'`,
    `kind: '${kind}'`,
    ...(kind === 'choice' ? [`options: [${options.map((option) => `'${option}'`).join(', ')}]`] : []),
    `section: '${section}'`,
    ...(isFilter ? ['isFilter: true'] : []),
    ...(isLocalized ? ['isLocalized: true'] : []),
  ]
  return withEntry(source, 'fields', `{ ${entry.join(', ')} }`)
}

const inWords = (option: string): string => {
  const words = option.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The texts of a field to begin with, for `site/messages/<language>/schema.json`. */
export const textsOfField = ({ name, options }: NewField) => ({
  label: `${toWrite} ${name.words}`,
  ...(options.length > 0 && {
    options: Object.fromEntries(options.map((option) => [option, `${toWrite} ${inWords(option)}`])),
  }),
})
