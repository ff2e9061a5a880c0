import { ShareButtons } from './share-buttons'
import type { ShareListTexts } from './share-texts'

interface ShareListProps {
  /** The whole address of the list. */
  url: string
  texts: ShareListTexts
}

/** Sends a list by link: with what the device offers, by copying, or by mail, which also works without JavaScript. */
export const ShareList = ({ url, texts }: ShareListProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <ShareButtons url={url} texts={texts} />
    <a
      href={`mailto:?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(url)}`}
      className="button button-quiet min-h-11"
    >
      {texts.mail}
    </a>
  </div>
)
