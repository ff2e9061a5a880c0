import type { FieldState, FormState, Row } from 'payload'

const withoutComponents = ({ customComponents: _, lastRenderedPath: __, ...row }: Row): Row => row

/** The state of a field without what was rendered for another place of the form. */
function bareField({ customComponents: _, lastRenderedPath: __, rows, ...field }: FieldState): FieldState {
  return { ...field, ...(rows && { rows: rows.map(withoutComponents) }) }
}

/**
 * The fields of one row, as Payload's form takes them for a new row.
 *
 * @param state of a form
 * @param path of the row: `blocks.0`
 */
export const rowState = (state: FormState, path: string): FormState =>
  Object.fromEntries(
    Object.entries(state).flatMap(([name, field]) =>
      name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), bareField(field)]] : [],
    ),
  )
