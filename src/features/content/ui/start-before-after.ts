import { each } from '@/lib/dom/each'

/** The slider moves the edge between the two pictures. */
export const startBeforeAfter = (): void =>
  each('edge', (pictures) =>
    pictures.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) pictures.style.setProperty('--edge', `${target.value}%`)
    }),
  )
