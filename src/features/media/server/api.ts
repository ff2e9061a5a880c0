/** Server functions for other features; they also run in plain Node. */
export { deleteUnusedMedia } from './delete-unused-media'
export { findThumbnail } from './find-thumbnail'
export { readMediaUses } from './used-media/read-media-uses'
export { forgetWithheldFiles, isWithheld } from './withheld-files'
