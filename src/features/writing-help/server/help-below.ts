import type { WritingKind } from '../model/writing-kinds'

/** The component below a field that asks for proposals of these kinds. */
export const helpBelow = (kinds: readonly WritingKind[]) => ({
  path: '/features/writing-help/studio/writing-help-field#WritingHelpField',
  serverProps: { kinds },
})
