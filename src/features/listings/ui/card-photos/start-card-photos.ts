import { whenLoaded } from '@/lib/dom/when-loaded'
import { onSigns } from '@/lib/parts/first-sign'
import { loadPart } from '@/lib/parts/load-part'

/** Lists whose cards have further pictures, until they are ready. */
const name = '[data-photos=""]'

async function prepare(lists: Iterable<HTMLElement>): Promise<void> {
  const { prepareCards } = await import('./card-photos')
  for (const list of lists) prepareCards(list, loadPart)
}

/**
 * The further pictures of the cards in lists. On touch screens the cards are ready before the first swipe, which the
 * browser would not repeat; elsewhere once the visitor points at a list or moves the focus into it.
 */
export function startCardPhotos(): void {
  if (matchMedia('(hover: none)').matches)
    whenLoaded(() => void prepare(document.querySelectorAll<HTMLElement>(name)))
  onSigns((target) => {
    const list = target.closest<HTMLElement>(name)
    if (list) void prepare([list])
  })
}
