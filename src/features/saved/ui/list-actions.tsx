import { ScriptPlace } from '@/components/ui/script-place'

export interface ListActionsData {
  /** The properties on the page. */
  refs: number[]
  /** Public path of the page. */
  path: string
  texts: Record<'saveAll' | 'ownList' | 'clear' | 'clearQuestion', string>
}

const dataOf = (data: ListActionsData) => JSON.stringify(data)

/** The place of the actions that depend on what this browser stores (start-list-actions.ts). */
export const ListOwner = (data: ListActionsData) => (
  <ScriptPlace data-list-owner={dataOf(data)} className="contents" />
)

/** The place of the button that deletes everything saved in this browser. */
export const ClearSaved = (data: ListActionsData) => (
  <ScriptPlace data-clear-saved={dataOf(data)} className="contents" />
)

/** Opens the visitor's own list at its shareable URL, where the server renders it. */
export const OwnListOpener = () => <span data-own-list="" hidden />
