/** Editors can hide a block without deleting it. */
export const isShown = (block: object): boolean => !('status' in block && block.status === 'hidden')

/** The visible blocks in order: numbered blocks first, the others in the order of the list. */
export function shownInOrder<Block extends object>(blocks: readonly Block[]): Block[] {
  const numberOf = (block: { sort?: number | null }) => block.sort ?? Infinity
  // Equal numbers keep their order; Infinity minus Infinity would be NaN.
  return blocks
    .filter(isShown)
    .sort((one, other) => (numberOf(one) === numberOf(other) ? 0 : numberOf(one) - numberOf(other)))
}

/** Whether a block contains the main title of its page: no other one is then added. */
export function bringsMainTitle(block: object): boolean {
  const { blockType, mode, titleSize, heading } = block as Record<string, unknown>
  if (blockType === 'heroBanner') return true
  if (blockType === 'propertyList' && mode === 'full') return true
  return titleSize === 'h1' && Boolean(heading)
}
