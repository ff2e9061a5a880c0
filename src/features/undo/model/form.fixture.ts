import type { FieldState, FormState, Row } from 'payload'

export interface ExampleBlock {
  id: string
  heading: string
  links?: { id: string; label: string }[]
}

const field = (value: unknown): FieldState => ({
  value,
  initialValue: value,
  valid: true,
  passesCondition: true,
})

const list = (rows: Row[]): FieldState => ({ ...field(rows.length), rows, disableFormData: rows.length > 0 })

/** The state of a form with a title and blocks, as Payload keeps it. */
export function exampleForm(title: string, blocks: readonly ExampleBlock[]): FormState {
  const state: FormState = {
    title: field(title),
    blocks: list(blocks.map(({ id }) => ({ id, blockType: 'callToAction' }))),
  }
  blocks.forEach(({ id, heading, links = [] }, index) => {
    const at = `blocks.${index}`
    state[`${at}.id`] = field(id)
    state[`${at}.heading`] = field(heading)
    state[`${at}.links`] = list(links.map((link) => ({ id: link.id })))
    links.forEach((link, each) => {
      state[`${at}.links.${each}.id`] = field(link.id)
      state[`${at}.links.${each}.label`] = field(link.label)
    })
  })
  return state
}

/** The form after an editor has typed a value into a field. */
export const typed = (state: FormState, path: string, value: unknown): FormState => ({
  ...state,
  [path]: { ...state[path], value, isModified: true },
})

/** The values and rows of a form, without what says how they are shown. */
export const contentOf = (state: FormState): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(state)
      .map(([path, { rows, value }]): [string, unknown] => [path, rows ? rows.map(({ id }) => id) : value])
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
