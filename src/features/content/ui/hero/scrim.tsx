/**
 * Darkens a picture behind text: the menu at the top, the title at the bottom.
 *
 * @param isTall on phones the text reaches up to the middle, because more follows below it
 */
export const Scrim = ({ isTall = false }: { isTall?: boolean }) => (
  <div
    className={`pointer-events-none absolute inset-0 bg-gradient-to-t from-ink/85 to-ink/45 ${isTall ? 'via-ink/60 lg:via-ink/20' : 'via-ink/20'}`}
  />
)
