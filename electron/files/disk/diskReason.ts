// Codes of calls of the system that failed, and the reasons in words.

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not read or write it",
  EPERM: "this user may not read or write it",
  ENOENT: "there is no such file or folder",
  EEXIST: "there is a file where a folder should be",
  ENOTDIR: "there is a file where a folder should be",
  EISDIR: "there is a folder where a file should be",
  ENOTEMPTY: "there is a folder with files in it already",
  ELOOP: "it is a link that leads nowhere",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EROFS: "the disk is write-protected",
  EBUSY: "another program has it open",
  ETXTBSY: "another program has it open",
  ENAMETOOLONG: "its name is too long",
};

/** Returns the code of a failed call of the system, such as `ENOENT`; "" for any other error. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Returns the reason of a failed call of the system: without its code and path, where the code is a common one. */
export function diskReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS[errorCode(error)] ?? error.message;
}
