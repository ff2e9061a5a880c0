import * as migration_20261123_030548_initial from './20261123_030548_initial';

export const migrations = [
  {
    up: migration_20261123_030548_initial.up,
    down: migration_20261123_030548_initial.down,
    name: '20261123_030548_initial'
  },
];
