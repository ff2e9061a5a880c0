'use client'

import { useCallback, useEffect, useState } from 'react'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'

import { heartbeatMs, type OpenDocument, type Present } from '@/features/versions/model/presence'
import { labelColon } from '@/lib/i18n/label-colon'
import { formatMoment } from '@/lib/time/format-time'
import { useFieldsShown } from '@/studio/after-fields'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'

import { useDocumentPath } from '@/studio/use-document-path'

import './document-controls.css'

/** Calls at once and at every heartbeat. */
function useHeartbeat(beat: () => Promise<void>) {
  useEffect(() => {
    void beat()
    const timer = setInterval(() => void beat(), heartbeatMs)
    return () => clearInterval(timer)
  }, [beat])
}

/** Name and time of a colleague, for the sentences about them. */
function useValues(): (present: Present) => { name: string; time: string } {
  const { i18n } = useTranslation()
  return ({ name, since }) => ({ name, time: formatMoment(since, i18n.language, 'time') })
}

/** In a form: who else has this document open. */
export function PresenceNotice() {
  const t = useStudioText()
  const document = useDocumentPath()
  const { request } = useStudioRequest()
  const [present, setPresent] = useState<Present[]>([])
  const valuesOf = useValues()
  const areFieldsShown = useFieldsShown()
  const beat = useCallback(async () => {
    if (document === null || !areFieldsShown) return
    const answer = await request<{ present: Present[] }>('presence', { body: { document } })
    if (answer.isOk) setPresent(answer.data.present)
  }, [areFieldsShown, document, request])
  useHeartbeat(beat)
  return (
    <div role="status" className="studio-presence">
      {present.map((each) => (
        <p key={`${each.name} ${each.since}`} className="studio-status">
          {t(each.isSelf ? 'versions.presentSelf' : 'versions.present', valuesOf(each))}
        </p>
      ))}
    </div>
  )
}

/** Above a list: the documents that colleagues have open. */
export function PresenceList({ collection }: { collection: string }) {
  const t = useStudioText()
  const language = useStudioLanguage()
  const { config } = useConfig()
  const { request } = useStudioRequest()
  const [documents, setDocuments] = useState<OpenDocument[]>([])
  const valuesOf = useValues()
  const beat = useCallback(async () => {
    const answer = await request<{ documents: OpenDocument[] }>('presence', { query: { collection } })
    if (answer.isOk) setDocuments(answer.data.documents)
  }, [collection, request])
  useHeartbeat(beat)
  return (
    <div role="status">
      {documents.length > 0 && (
        <div className="studio-part studio-panel studio-stack studio-stack--tight">
          <p>{t('versions.openNow')}</p>
          <ul className="studio-list">
            {documents.map(({ id, present, title }) => (
              <li key={id}>
                <Link href={`${config.routes.admin}/collections/${collection}/${id}`}>
                  {title || t('studioSearch.untitled')}
                </Link>
                {labelColon(language)}
                {present.map((each) => t('versions.presentInList', valuesOf(each))).join('; ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
