import { cleanPaste, isOnePicture } from '@/features/content/model/clean-paste'

/** The editor's own copies need no cleaning. */
const ownFormat = 'application/x-lexical-editor'

const pasteOf = (clipboardData: DataTransfer): ClipboardEvent =>
  new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })

/** The same paste with other HTML. */
function withHtml(clipboard: DataTransfer, html: string): DataTransfer {
  const changed = new DataTransfer()
  changed.setData('text/plain', clipboard.getData('text/plain'))
  changed.setData('text/html', html)
  return changed
}

/** Only the files of a paste, which the editor uploads: it reads no files beside HTML. */
function withFiles(files: readonly File[]): DataTransfer {
  const changed = new DataTransfer()
  for (const file of files) changed.items.add(file)
  return changed
}

interface CleanedPaste {
  /** The paste to carry out instead. */
  event: ClipboardEvent
  /** Pictures that cannot be taken along. */
  lostPictures: number
}

/** The paste that an editor of texts can read; null for one that needs no cleaning. */
export function cleanedPaste({ clipboardData: clipboard }: ClipboardEvent): CleanedPaste | null {
  if (!clipboard || clipboard.types.includes(ownFormat)) return null
  const given = clipboard.getData('text/html')
  const { html, lostPictures } = cleanPaste(given)
  // Cleaned HTML is not changed again: the event below reaches the editor itself.
  if (html === given) return null
  const pictures = [...clipboard.files].filter(({ type }) => type.startsWith('image/'))
  if (pictures.length > 0 && isOnePicture(given))
    return { event: pasteOf(withFiles(pictures)), lostPictures: 0 }
  return { event: pasteOf(withHtml(clipboard, html)), lostPictures }
}
