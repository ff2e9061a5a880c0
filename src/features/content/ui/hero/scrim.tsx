/**
 * Darkens a picture behind text: the menu at the top, the title at the bottom.
 *
 * @param isTall on phones the text reaches up to the middle, because more follows below it
 */
export const Scrim = ({ isTall = false }: { isTall?: boolean }) => (
  <div
    className={`pointer-events-none absolute inset-0 bg-gradient-to-t from-dark/85 to-dark/45 ${isTall ? 'via-dark/60 lg:via-dark/20' : 'via-dark/20'}`}
  />
)
