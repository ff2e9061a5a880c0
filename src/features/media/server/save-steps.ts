import { collectionSteps } from '@/lib/payload/save-pipeline'

import { applyCrop } from './apply-crop'
import { dropCrop } from './drop-crop'
import { filterMedia } from './filter-media'
import { guardDocumentFile } from './guard-document-file'
import { guardMediaFile } from './guard-media-file'
import { keepFocalPoint } from './keep-focal-point'
import { forgetContent, nameUpload } from './name-upload'
import { keepOriginalName } from './original-name'
import { pictureHost } from './picture-host'
import { refuseUsedMedia } from './refuse-used-media'
import { stripUploadSlash } from './strip-upload-slash'

export const mediaSteps = collectionSteps({
  filterMedia: {
    stage: 'open',
    reason: 'the list of media filters by what no column has',
    for: ['media'],
    run: filterMedia,
  },
  dropCrop: {
    stage: 'open',
    reason: 'no request crops a stored file',
    for: { rule: 'has files', fits: ({ upload }) => typeof upload === 'object' },
    run: dropCrop,
  },
  guardMediaFile: {
    stage: 'open',
    reason: 'the content of a file says its kind, and it is checked before Payload opens it',
    for: ['media'],
    run: guardMediaFile,
  },
  guardDocumentFile: {
    stage: 'open',
    reason: 'the content of a file says its kind, and its name on the disk tells nothing',
    for: ['documents'],
    run: guardDocumentFile,
  },
  nameUpload: {
    stage: 'open',
    reason: 'a file gets its name before it is stored; after the check, which decides the ending',
    for: ['media'],
    run: nameUpload,
  },
  keepFocalPoint: {
    stage: 'open',
    reason: 'a save without a file keeps the focal point',
    for: ['media'],
    run: keepFocalPoint,
  },
  forgetContent: {
    stage: 'derive',
    reason: 'a replaced file is no longer the one of an import',
    for: ['media'],
    run: forgetContent,
  },
  keepOriginalName: {
    stage: 'derive',
    reason: 'the name that a file had before it was stored, by which staff find it again',
    for: ['documents', 'media'],
    run: keepOriginalName,
  },
  applyCrop: {
    stage: 'derive',
    reason: 'the sizes of a picture show its crop; they are stored with the file',
    for: ['media'],
    run: applyCrop,
  },
  refuseUsedMedia: {
    stage: 'guardDeletion',
    reason: 'a picture that pages show stays',
    for: ['media'],
    run: refuseUsedMedia,
  },
  stripUploadSlash: {
    stage: 'finishRead',
    reason: 'the URL of a file has no slash at its end',
    for: ['media'],
    run: stripUploadSlash,
  },
  pictureHost: {
    stage: 'finishRead',
    reason: 'the URL of a picture leads to the host that serves pictures; after its form is right',
    for: ['media'],
    run: pictureHost,
  },
})
