import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  readonly nfd: number;
  readonly path: string;
}

/** The part of the file layer under PGlite that we complete. */
interface FileLayer {
  readonly NODEFS: { readonly stream_ops: { fsync?: (file: OpenFile) => number } };
}

/** What is told of every sync; a test keeps from it what a power cut would leave. */
export type Synced = (path: string) => void;

/**
 * PGlite's file layer answers PostgreSQL's `fsync` with success and does nothing. With a real one PostgreSQL keeps its own
 * promises: the log reaches the disk before a commit is acknowledged, and pages before a checkpoint says so.
 * `fdatasync` never comes here, so `wal_sync_method` must be `fsync`.
 */
export const durableFiles = (folder: string, synced?: Synced): NodeFS => {
  const files = new NodeFS(folder);
  const init = files.init.bind(files);
  files.init = async (pg, options) => {
    const { emscriptenOpts } = await init(pg, options);
    const complete = (module: unknown): void => {
      (module as FileLayer).NODEFS.stream_ops.fsync = file => {
        fsyncSync(file.nfd);
        synced?.(file.path);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), complete] } };
  };
  return files;
};
