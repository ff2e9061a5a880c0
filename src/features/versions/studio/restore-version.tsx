'use client'

import { ConfirmationModal, toast, useModal } from '@payloadcms/ui'

import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

interface RestoreVersionProps {
  /** Its path in the API without the version: `pages`, `globals/header`. */
  place: string
  /** The path of the form in the studio. */
  form: string
  version: string
  /** When the version was saved, in words. */
  moment: string
}

/** Makes a version the draft of its document again, after a question, and opens the document. */
export function RestoreVersion({ place, form, version, moment }: RestoreVersionProps) {
  const t = useStudioText()
  const { openModal } = useModal()
  const { request } = useStudioRequest()
  const router = useRouter()
  const modalSlug = `restore-${version}`
  const restore = async () => {
    const answer = await request<{ message?: string }>(`${place}/versions/${version}`, { body: {} })
    if (answer.isOk) return router.push(form)
    toast.error(answer.message ?? t('versions.failed'))
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('versions.list.restoreOf', { moment })}
        onClick={() => openModal(modalSlug)}
      >
        {t('versions.list.restore')}
      </button>
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={t('payload.restoreThisVersion')}
        body={<p>{t('versions.list.restoreQuestion', { moment })}</p>}
        confirmLabel={t('versions.list.restore')}
        onConfirm={restore}
      />
    </>
  )
}
