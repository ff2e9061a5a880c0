/** Loads what the filters of a list do beyond a plain form, on pages that have them. */
export function startFilters(): void {
  const bar = document.querySelector<HTMLElement>('.listing-bar')
  const form = bar?.querySelector('form')
  if (bar && form)
    import('./enhance-filters').then(
      ({ enhanceFilters }) => enhanceFilters(bar, form),
      () => undefined,
    )
}
