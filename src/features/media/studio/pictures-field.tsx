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
  useDocumentInfo,
} from '@payloadcms/ui'
import type { FilterOptionsResult, UploadFieldClientComponent } from 'payload'

import { acceptedPictures } from '@/features/media/model/file-kind'
import type { PictureKind, AltFacts } from '@/features/media/model/propose-alt'
import { addedInOrder } from '@/features/media/model/picture-order'
import type { Localized } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'
import { fieldAnchor } from '@/studio/payload-elements'
import { useMediaDocuments, type StoredPicture } from '@/studio/use-media-documents'

import { DropZone } from './drop-zone'
import { PictureGrid } from './picture-grid'
import { UploadList } from './upload-list'
import { type AltSource, useAltProposals } from './use-alt-proposals'
import { useFileRefusal, useSendFile } from './use-send-file'
import { useUploadQueue } from './use-upload-queue'

interface PictureUploadOptions {
  source: AltSource
  /** What the pictures are, such as “photo”. */
  word: Localized
  /** Number of pictures before the upload; new ones are numbered from here. */
  count: number
  onAdded: (doc: Record<string, unknown> & { id: string }, together: (string | undefined)[]) => void
}

/** Uploads pictures to the library with a proposed alternative text in all languages. */
function usePictureUploads({ source, word, count, onAdded }: PictureUploadOptions) {
  const t = useStudioText()
  const { code } = useLocale()
  const { id } = useDocumentInfo()
  const property = source === 'property' && typeof id === 'string' ? id : undefined
  const sendFile = useSendFile()
  const { readFacts, textsFor } = useAltProposals(source, word)
  const batch = useRef<{ facts: Promise<AltFacts>; from: number }>(undefined)

  const queue = useUploadQueue({
    refusal: useFileRefusal('pictures'),
    unreachable: (name) => t('media.unreachable', { name }),
    onAdded,
    send: async (file, index, onProgress) => {
      const { facts, from } = batch.current ?? { facts: readFacts(), from: count }
      const texts = textsFor(await facts, from + index)
      return sendFile({ file, texts, locale: code, property, onProgress })
    },
  })
  const add = (files: File[]) => {
    batch.current = { facts: readFacts(), from: count }
    void queue.add(files)
  }
  return { ...queue, add }
}

/** Client props set where the field is declared. */
interface OwnProps {
  altSource: AltSource
  altKind: PictureKind
  /** Its name in each language. */
  altWord: Localized
}

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
  const { altSource, altKind, altWord } = props as OwnProps & typeof props
  const t = useStudioText()
  const { ids, change, disabled, showError, path } = useIds(givenPath)
  const { documents: pictures, remember, reload } = useMediaDocuments(ids)
  const isReadOnly = Boolean(readOnly || disabled)
  const uploads = usePictureUploads({
    source: altSource,
    word: altWord,
    count: ids.length,
    onAdded: (doc, together) => {
      remember([doc as StoredPicture])
      change((before) => addedInOrder(before, doc.id, together))
    },
  })
  // A new object would reload the drawer.
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
    <div className="field-type studio-media" id={fieldAnchor(path)}>
      <FieldLabel label={field.label} required={field.required} path={path} as="span" />
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
        <>
          <DropZone
            label={t(altKind === 'plan' ? 'media.dropPlansHere' : 'media.dropHere')}
            accept={acceptedPictures}
            onFiles={uploads.add}
          >
            <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
              {t('media.fromLibrary')}
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

/** Remounted per language: alternative texts are shown in the form's language. */
const PicturesFieldPerLanguage: UploadFieldClientComponent = (props) => (
  <PicturesFieldInput key={useLocale().code} {...props} />
)

/** An ordered list of pictures: uploaded together, moved by pointer or keys, with proposed alternative texts. */
export const PicturesField = withCondition(PicturesFieldPerLanguage)
