/** The heart; in a pressed button it is filled. */
export const SavedIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="icon-saved">
    <path d="M12 20.5 4.2 12.8a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1Z" />
  </svg>
)
