/** Server functions for other features; they also run in plain Node. */
export { addTestimonial } from './add-testimonial'
export { findModuleUses } from './find-module-uses'
