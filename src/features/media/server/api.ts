/** Server functions for other features; they also run in plain Node. */
export { findThumbnail } from './find-thumbnail'
export { readMediaUses } from './used-media/read-media-uses'
export { forgetWithheldFiles, isWithheld } from './withheld-files'
