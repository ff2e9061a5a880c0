/** Server functions for other features; they also run in plain Node. */
export { findThumbnail } from './find-thumbnail'
export { forgetWithheldFiles, isWithheld } from './withheld-files'
