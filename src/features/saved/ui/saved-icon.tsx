import { savedIcons } from './save-texts'

/** The heart; in a pressed button it is filled. */
export const SavedIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="icon-saved size-5 shrink-0">
    <path d={savedIcons.heart} />
  </svg>
)
