import type { ClientField, ClientTab, Option } from 'payload'

type Part = ClientField | ClientTab

/** Fields and tabs with those inside that are stored beside them. */
const flat = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [
    part,
    ...('fields' in part && !('name' in part && part.name) ? flat(part.fields) : []),
    ...('tabs' in part ? flat(part.tabs) : []),
  ])

/** The options of a field of a collection in the browser; none for a field without options. */
export function optionsOf(fields: readonly ClientField[], name: string): readonly Option[] {
  const field = flat(fields).find((part) => 'name' in part && part.name === name)
  return field && 'options' in field ? field.options : []
}
