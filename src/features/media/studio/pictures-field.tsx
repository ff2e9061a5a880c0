'use client'

import { useCallback, useEffect, useMemo, useRef } from 'react'
import { FieldDescription, FieldError, FieldLabel, useField, useLocale, withCondition } from '@payloadcms/ui'
import type { UploadFieldClientComponent } from 'payload'

import { addedInOrder } from '@/features/media/model/picture-order'
import { fieldAnchor } from '@/studio/payload-elements'
import { useMediaDocuments, type StoredPicture } from '@/studio/use-media-documents'

import { PictureAdder, type AltProps } from './picture-adder'
import { PictureGrid } from './picture-grid'

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** The ids of the field; `change` always starts from the latest value, also in older callbacks. */
function useIds(path: string) {
  const {
    value,
    setValue,
    disabled,
    showError,
    path: ownPath,
  } = useField<string[]>({ potentiallyStalePath: path })
  const ids = useMemo(() => idsIn(value), [value])
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  }, [ids])
  const change = useCallback(
    (how: (before: string[]) => string[]) => {
      latest.current = how(latest.current)
      setValue(latest.current)
    },
    [setValue],
  )
  return { ids, change, disabled, showError, path: ownPath }
}

const PicturesFieldInput: UploadFieldClientComponent = (props) => {
  const { field, path: givenPath, readOnly } = props
  // Payload passes client props without a type.
  const { altSource, altKind, altWord } = props as AltProps & typeof props
  const { ids, change, disabled, showError, path } = useIds(givenPath)
  const { documents: pictures, remember, reload } = useMediaDocuments(ids)
  const isReadOnly = Boolean(readOnly || disabled)
  return (
    <div className="field-type studio-media" id={fieldAnchor(path)}>
      <h3>
        <FieldLabel label={field.label} required={field.required} path={path} as="span" />
      </h3>
      <FieldError path={path} showError={showError} />
      <FieldDescription description={field.admin?.description} path={path} />
      <PictureGrid
        ids={ids}
        pictures={pictures}
        hasMain={altKind === 'photo'}
        isReadOnly={isReadOnly}
        onChange={(next) => change(() => next)}
        onEdited={(id) => void reload([id])}
      />
      {!isReadOnly && (
        <PictureAdder
          altSource={altSource}
          altKind={altKind}
          altWord={altWord}
          ids={ids}
          onAdded={(doc, together) => {
            remember([doc as StoredPicture])
            change((before) => addedInOrder(before, doc.id, together))
          }}
          onChosen={(chosen) => change((before) => [...before, ...chosen])}
        />
      )}
    </div>
  )
}

/** Remounted per language: alternative texts are shown in the form's language. */
const PicturesFieldPerLanguage: UploadFieldClientComponent = (props) => (
  <PicturesFieldInput key={useLocale().code} {...props} />
)

/** An ordered list of pictures: uploaded together, moved by pointer or keys, with proposed alternative texts. */
export const PicturesField = withCondition(PicturesFieldPerLanguage)
