import { ScriptPlace } from '@/components/ui/script-place'

export interface ShareListTexts {
  share: string
  copy: string
  copied: string
  mail: string
  /** Subject of the e-mail and title of the shared list. */
  subject: string
  /** Label of the field with the URL, shown if copying is not allowed. */
  urlLabel: string
}

interface ShareListProps {
  /** The absolute URL of the list. */
  url: string
  texts: ShareListTexts
}

/**
 * Shares a list by link: with the device's share dialog, by copying, by e-mail or by WhatsApp. The last two work without
 * JavaScript.
 */
export const ShareList = ({ url, texts }: ShareListProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <ScriptPlace data-share={JSON.stringify({ url, texts })} className="contents" />
    <a
      href={`mailto:?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(url)}`}
      className="button button-quiet min-h-11"
    >
      {texts.mail}
    </a>
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${texts.subject} ${url}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="button button-quiet min-h-11"
    >
      WhatsApp
    </a>
  </div>
)
