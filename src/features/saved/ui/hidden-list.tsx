import { ScriptPlace } from '@/components/ui/script-place'

export interface HiddenListTexts {
  title: string
  undo: string
  /** Text before the number of a property without a stored title. */
  reference: string
}

/** The place of the properties that the visitor hid (start-lists.ts). */
export const HiddenList = (texts: HiddenListTexts) => (
  <ScriptPlace as="div" data-hidden-list={JSON.stringify(texts)} />
)
