import type { Placement, Shell } from './shell'

export type HeaderPart = 'logo' | 'menu' | 'languages'

const order: readonly HeaderPart[] = ['logo', 'menu', 'languages']

/** Which parts stand on which side of the header; on the same side in the order logo, menu, languages (C2). */
export function headerZones(placement: Shell['placement']): Record<Placement, HeaderPart[]> {
  const at = (side: Placement) => order.filter((part) => placement[part] === side)
  return { left: at('left'), centre: at('centre'), right: at('right') }
}
