/**
 * Darkens a picture where text stands on it: at the top the menu, at the foot the title.
 *
 * @param isTall on phones the text reaches up to the middle, because something stands below it
 */
export const Scrim = ({ isTall = false }: { isTall?: boolean }) => (
  <div
    className={`pointer-events-none absolute inset-0 bg-gradient-to-t from-ink/85 to-ink/45 ${isTall ? 'via-ink/60 lg:via-ink/20' : 'via-ink/20'}`}
  />
)
