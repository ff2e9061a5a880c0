import { whenLoaded } from '@/lib/dom/when-loaded'

const name = '[data-photo-texts]'

async function prepare(lists: Iterable<HTMLElement>): Promise<void> {
  const { prepareCards } = await import('./card-photos')
  for (const list of lists) prepareCards(list)
}

/**
 * The further pictures of the cards in lists. On touch screens the cards are ready before the first swipe, which the
 * browser would not repeat; elsewhere once the visitor points at a list or moves the focus into it.
 */
export function startCardPhotos(): void {
  if (matchMedia('(hover: none)').matches)
    whenLoaded(() => void prepare(document.querySelectorAll<HTMLElement>(name)))
  const onIntent = ({ target }: Event) => {
    const list = target instanceof Element ? target.closest<HTMLElement>(name) : null
    if (list) void prepare([list])
  }
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, onIntent, { passive: true })
}
