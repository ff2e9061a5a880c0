/** The paths, in a square of 24. */
const icons = {
  heart: 'M12 20.5 4.2 12.8a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1Z',
  hide: 'M10.6 5.1A10.4 10.4 0 0 1 22 12a15 15 0 0 1-2.4 3.7M6.4 6.4A14.6 14.6 0 0 0 2 12c2 4.2 5.6 7 10 7 2 0 3.9-.6 5.5-1.5M9.9 9.9a3 3 0 0 0 4.2 4.2M3 3l18 18',
}

/** The icon of a save button; the heart is filled in a pressed one. */
export const SavedIcon = ({ name = 'heart' }: { name?: keyof typeof icons }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="icon-saved size-5 shrink-0">
    <path d={icons[name]} />
  </svg>
)
