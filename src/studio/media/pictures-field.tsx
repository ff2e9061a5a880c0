'use client'

import { useCallback, useEffect, useMemo, useRef } from 'react'

import {
  Button,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useListDrawer,
  useLocale,
  withCondition,
} from '@payloadcms/ui'
import type { FilterOptionsResult, UploadFieldClientComponent } from 'payload'

import type { AltFacts } from '@/lib/media/propose-alt'
import { addedInOrder } from '@/lib/media/picture-order'

import { useStudioText } from '../use-studio-text'
import { DropZone } from './drop-zone'
import { mediaTexts } from './media-texts'
import { PictureGrid } from './picture-grid'
import { UploadList } from './upload-list'
import type { AltSource } from './use-alt-proposals'
import { useMediaDocuments, type StoredPicture } from './use-media-documents'
import { usePictureUploads } from './use-picture-uploads'

/** Given where the field is declared. */
interface OwnProps {
  altSource?: AltSource
  altKind?: AltFacts['kind']
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** The value now, also for what began before the last change. */
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
  // Payload hands the properties of the declaration on without a type.
  const { altSource = 'page', altKind = 'photo' } = props as OwnProps
  const text = useStudioText()
  const { ids, change, disabled, showError, path } = useIds(givenPath)
  const { known, remember, reload } = useMediaDocuments(ids)
  const isReadOnly = Boolean(readOnly || disabled)
  const uploads = usePictureUploads({
    source: altSource,
    kind: altKind,
    count: ids.length,
    onAdded: (doc, together) => {
      remember([doc as StoredPicture])
      change((before) => addedInOrder(before, doc.id, together))
    },
  })
  // A new object would make the drawer load anew.
  const filterOptions = useMemo(
    (): FilterOptionsResult => ({
      media: { and: [{ mimeType: { contains: 'image/' } }, { id: { not_in: ids } }] },
    }),
    [ids],
  )
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions,
  })
  const addChosen = (chosen: string[]) => {
    change((before) => [...before, ...chosen.filter((id) => !before.includes(id))])
    closeDrawer()
  }
  return (
    <div className="field-type studio-media" id={`field-${path.replace(/\./g, '__')}`}>
      <FieldLabel label={field.label} required={field.required} path={path} as="span" />
      <FieldError path={path} showError={showError} />
      <FieldDescription description={field.admin?.description} path={path} />
      <PictureGrid
        ids={ids}
        known={known}
        hasMain={altKind === 'photo'}
        isReadOnly={isReadOnly}
        onChange={(next) => change(() => next)}
        onEdited={(id) => reload([id])}
      />
      {!isReadOnly && (
        <>
          <DropZone
            label={text(altKind === 'plan' ? mediaTexts.dropPlansHere : mediaTexts.dropHere)}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onFiles={uploads.add}
          >
            <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
              {text(mediaTexts.fromLibrary)}
            </Button>
          </DropZone>
          <UploadList files={uploads.files} onClear={uploads.clear} />
          <ListDrawer
            allowCreate={false}
            enableRowSelections
            onBulkSelect={(selected) =>
              addChosen([...selected].flatMap(([id, isOn]) => (isOn ? [String(id)] : [])))
            }
            onSelect={({ docID }) => addChosen([String(docID)])}
          />
        </>
      )}
    </div>
  )
}

/** The alternative texts shown are those of the form's language. */
const PicturesFieldPerLanguage: UploadFieldClientComponent = (props) => (
  <PicturesFieldInput key={useLocale().code} {...props} />
)

/** Pictures in an order: dropped many at once, dragged or moved by keys, each with a proposed alternative text. */
export const PicturesField = withCondition(PicturesFieldPerLanguage)
