/** The licence page, where a mention of OpenStreetMap has to lead. */
const licenceHref = 'https://www.openstreetmap.org/copyright'

interface CreditProps {
  text: string
  /** For the frame of a map, in which no other page can open. */
  target?: '_blank'
}

/** Who made what a map shows. */
export const Credit = ({ text, target }: CreditProps) =>
  /openstreetmap/i.test(text) ? (
    <a href={licenceHref} target={target} rel="noopener" className="underline">
      {text}
    </a>
  ) : (
    text
  )
