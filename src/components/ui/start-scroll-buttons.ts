/** The buttons of `ScrollButtons` scroll the row before them by its visible width. */
export function startScrollButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-scroll]') : null
    const row = button?.closest('[data-scroll-buttons]')?.previousElementSibling
    row?.scrollBy({ left: Number(button?.dataset.scroll) * row.clientWidth, behavior: 'smooth' })
  })
}
