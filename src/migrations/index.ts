import * as migration_20261123_104251_initial from './20261123_104251_initial';

export const migrations = [
  {
    up: migration_20261123_104251_initial.up,
    down: migration_20261123_104251_initial.down,
    name: '20261123_104251_initial'
  },
];
