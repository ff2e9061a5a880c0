/** Link to the top of the page, shown once the page is scrolled (C5); `startBackToTop` moves it softly. */
export const BackToTop = ({ label }: { label: string }) => (
  <a href="#top" className="back-to-top">
    <span aria-hidden="true" className="icon icon-up" />
    <span className="sr-only">{label}</span>
  </a>
)
