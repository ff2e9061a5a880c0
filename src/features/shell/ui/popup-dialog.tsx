import { RichText } from '@/features/content/ui/rich-text'
import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'
import type { ShellPopup } from '@/features/shell/model/shell'

interface PopupDialogProps {
  popup: ShellPopup
  closeLabel: string
}

/** The popup as a closed dialog in the page; `runPopup` opens it. Without JavaScript it stays closed. */
export function PopupDialog({ popup, closeLabel }: PopupDialogProps) {
  return (
    <dialog data-popup aria-labelledby="popup-title" className="shell-dialog max-w-xl">
      {popup.picture && (
        <Picture
          source={popup.picture}
          sizes="(min-width: 40rem) 36rem, 100vw"
          className="aspect-video w-full"
        />
      )}
      <div className="p-6 sm:p-10">
        <h2 id="popup-title" className={popup.picture ? 'text-title' : 'pr-12 text-title'}>
          {popup.title}
        </h2>
        <RichText data={popup.description} className="mt-4" />
        {popup.link && (
          <SmartLink href={popup.link.href} className="button button-brand mt-6">
            {popup.link.label}
          </SmartLink>
        )}
      </div>
      <button type="button" data-close className="shell-dialog-close">
        <span className="sr-only">{closeLabel}</span>
        <span aria-hidden="true" className="icon icon-close" />
      </button>
    </dialog>
  )
}
