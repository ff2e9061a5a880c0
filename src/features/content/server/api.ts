/** Server functions for other features; they also run in plain Node. */
export { findModuleUses } from './find-module-uses'
