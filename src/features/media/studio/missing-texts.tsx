'use client'

import { useEffect, useRef, useState } from 'react'

import { filledTexts, missingTexts, type AltTexts } from '@/features/media/model/alt-texts'
import { isRecord } from '@/lib/values/read-value'
import { useSiteLanguages } from '@/studio/use-site-languages'
import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { AltInputs } from './alt-inputs'

/** A picture read in all languages. */
interface StoredPicture {
  id: string
  filename?: string | null
  alt?: AltTexts | null
  updatedAt?: string
  sizes?: { w600?: { url?: string | null } }
}

interface FoundPictures {
  docs: StoredPicture[]
  totalDocs: number
}

const queryOf = (skipped: number): Record<string, string> => ({
  'where[texts][equals]': 'missing',
  locale: 'all',
  depth: '0',
  limit: '1',
  page: String(skipped + 1),
  sort: 'createdAt',
})

/** With `locale: 'all'` the text is a record by language. */
const textsOf = ({ alt }: StoredPicture): AltTexts => (isRecord(alt) ? filledTexts(alt as AltTexts) : {})

interface DescribeOneProps {
  picture: StoredPicture
  onStored: (isComplete: boolean) => void
  onSkip: () => void
}

function DescribeOne({ picture, onStored, onSkip }: DescribeOneProps) {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const [texts, setTexts] = useState(() => textsOf(picture))
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const name = picture.filename ?? ''
  const languages = useSiteLanguages()
  const filled = filledTexts(texts)
  // The first empty text of the next picture is typed at once.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus(), [])
  const store = async () => {
    const answer = await request(`media/${picture.id}/alt`, { body: filled })
    if (answer.isOk) onStored(missingTexts(filled, languages).length === 0)
    else setError(answer.message ?? t('media.missing.failed'))
  }
  const src = picture.sizes?.w600?.url
  return (
    <form
      ref={form}
      className="studio-media-described"
      onSubmit={(event) => {
        event.preventDefault()
        void store()
      }}
    >
      {src ? <img src={`${src}?${encodeURIComponent(picture.updatedAt ?? '')}`} alt="" /> : <span />}
      <div className="studio-stack">
        <strong className="studio-breakable">{name}</strong>
        <AltInputs name={name} texts={texts} languages={languages} disabled={isBusy} onChange={setTexts} />
        <p role="alert" className="studio-tone" data-tone="bad">
          {error}
        </p>
        <div className="studio-row">
          <button type="submit" className="studio-main" disabled={isBusy || Object.keys(filled).length === 0}>
            {t('media.missing.storeAndNext')}
          </button>
          <button type="button" disabled={isBusy} onClick={onSkip}>
            {t('media.missing.skip')}
          </button>
        </div>
      </div>
    </form>
  )
}

interface MissingTextsProps {
  /** Changes when files were stored, so that the pictures are counted again. */
  version: number
  /** A text was stored. */
  onChange: () => void
}

/** Writes the texts of pictures that lack one, one picture after the other. */
export function MissingTexts({ version, onChange }: MissingTextsProps) {
  const t = useStudioText()
  const [isOpen, setIsOpen] = useState(false)
  // Pictures that the editor left out, or left incomplete: they stay at the beginning of the list.
  const [skipped, setSkipped] = useState(0)
  const request = { query: queryOf(skipped), version }
  const { data, hasFailed, reload } = useStudioData<FoundPictures>('media', request)
  const total = data?.totalDocs ?? 0
  const [picture] = data?.docs ?? []
  const open = (next: boolean) => {
    setIsOpen(next)
    setSkipped(0)
  }
  if (!isOpen)
    return total > 0 ? (
      <button type="button" onClick={() => open(true)}>
        {t('media.missing.open', { count: total })}
      </button>
    ) : null
  return (
    <section className="studio-panel studio-stack" aria-label={t('media.missing.title')}>
      <p role="status">
        {hasFailed && t('media.missing.failed')}
        {picture && t('media.missing.left', { count: total - skipped })}
        {data && !picture && t('media.missing.done')}
      </p>
      {picture && (
        <DescribeOne
          key={picture.id}
          picture={picture}
          onStored={(isComplete) => {
            onChange()
            if (isComplete) reload()
            else setSkipped((count) => count + 1)
          }}
          onSkip={() => setSkipped((count) => count + 1)}
        />
      )}
      <button type="button" onClick={() => open(false)}>
        {t('media.missing.close')}
      </button>
    </section>
  )
}
