/** What was typed into a form and is not saved, as the browser keeps it. */
export interface UnsavedText {
  /** Id of the account. */
  account: string
  /** Path of the document in the API: `pages/1`, `globals/header`; `agents/create` before it is stored. */
  document: string
  /** Language of the texts. */
  locale: string
  /** Name of the tab. */
  tab: string
  /** Of the form: one that is opened again in the same tab must not overwrite what the one before has left. */
  form: string
  /** Moment of the last change, in milliseconds since 1970. */
  at: number
  /** The values of the form. */
  data: Record<string, unknown>
}

const retentionMs = 30 * 24 * 60 * 60_000

/** One text for each account, document, language, tab and opened form. */
export const keyOfText = ({
  account,
  document,
  form,
  locale,
  tab,
}: Omit<UnsavedText, 'at' | 'data'>): string => [account, document, locale, tab, form].join(' ')

/** Texts are removed after 30 days. */
export const isExpired = ({ at }: Pick<UnsavedText, 'at'>, now: number): boolean => now - at > retentionMs

/** The texts of one account for a document, the newest first. */
export const textsFor = (
  texts: readonly UnsavedText[],
  { account, document }: Pick<UnsavedText, 'account' | 'document'>,
): UnsavedText[] =>
  texts
    .filter((text) => text.account === account && text.document === document)
    .toSorted((one, other) => other.at - one.at)

interface ShownField {
  name?: string
  admin?: { autoComplete?: string | undefined } | undefined
  fields?: readonly unknown[]
  tabs?: readonly unknown[]
}

/** Names of the fields that no browser may remember: keys and passwords (`secretField`). */
export function secretNames(fields: readonly unknown[]): string[] {
  return (fields as readonly ShownField[]).flatMap(({ admin, fields: inner = [], name, tabs = [] }) => [
    ...(admin?.autoComplete === 'off' && name ? [name] : []),
    ...secretNames([...inner, ...tabs]),
  ])
}

/** The values of a form without those of some names, at any depth. */
export const withoutNames = (
  data: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> =>
  names.length === 0
    ? data
    : (JSON.parse(
        JSON.stringify(data, (key, value: unknown) => (names.includes(key) ? undefined : value)),
      ) as Record<string, unknown>)
