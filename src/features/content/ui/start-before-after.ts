/** The slider moves the edge between the two pictures. */
export function startBeforeAfter(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    target.closest<HTMLElement>('.before-after')?.style.setProperty('--edge', `${target.value}%`)
  })
}
