'use client'

import { useState } from 'react'

import type { JSONFieldClientComponent } from 'payload'
import { FieldError, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'

import { isSameCrop, parseCrop, toCrop, wholePicture, type Crop } from '@/features/media/model/crop'
import { mediaVersion } from '@/features/media/model/to-picture-source'
import { isRecord, textOf } from '@/lib/values/read-value'
import { useStudioText } from '@/studio/use-studio-text'

import { fieldAnchor } from '@/studio/payload-elements'
import { Notice } from '@/studio/ui/parts'
import { CropBox, type CroppedPicture } from './crop-box'
import './crop.css'

/** The stored original; null for a film and before the first save. */
function pictureOf(saved: unknown): CroppedPicture | null {
  if (!isRecord(saved) || !textOf(saved.mimeType).startsWith('image/')) return null
  const { width, height } = saved
  const [url, updatedAt] = [textOf(saved.url), textOf(saved.updatedAt)]
  if (!url || typeof width !== 'number' || typeof height !== 'number') return null
  return { url: `${url}?v=${mediaVersion(updatedAt)}`, size: { width, height } }
}

const percent = (value: number): number => Math.round(value)

/** The part of a picture that visitors see: chosen by pointer, by keys or in numbers, and stored beside the original. */
export const CropField: JSONFieldClientComponent = ({ path, readOnly }) => {
  const t = useStudioText()
  const { savedDocumentData } = useDocumentInfo()
  const { value, setValue, showError, disabled } = useField<Crop | null>({ potentiallyStalePath: path })
  const hasNewFile = useFormFields(([fields]) => Boolean(fields.file?.value))
  const [isOpen, setIsOpen] = useState(false)
  const picture = pictureOf(savedDocumentData)
  if (!picture) return null
  const crop = toCrop(value)
  const change = (next: Crop) => {
    const chosen = parseCrop(next) ?? null
    // A click that moves nothing leaves the form unchanged.
    if (!isSameCrop(chosen, crop)) setValue(chosen)
  }
  const state = crop
    ? t('media.crop.part', { width: percent(crop.width), height: percent(crop.height) })
    : t('media.crop.whole')
  return (
    <div className={`field-type studio-crop${showError ? ' error' : ''}`} id={fieldAnchor('crop')}>
      <FieldError path={path} showError={showError} />
      <details
        className="studio-panel"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>
          {t('media.crop.title')} <span className="studio-muted">{state}</span>
        </summary>
        {hasNewFile && <Notice>{t('media.crop.newFile')}</Notice>}
        {isOpen && !hasNewFile && (
          <CropBox
            picture={picture}
            crop={crop ?? wholePicture}
            isReadOnly={Boolean(readOnly || disabled)}
            onChange={change}
          />
        )}
      </details>
    </div>
  )
}
