// Stands in for 'server-only', which throws outside Next's server build.
export {}
