import { reloadPage } from "../platform/address";
import { Button } from "../ui/button";

/** Shown when not even the page's texts could be fetched; in all three languages, as none has loaded. */
export function StartFailure() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 px-4 text-center">
      <p lang="zh-CN">网络错误，请重试</p>
      <p lang="zh-TW">網路錯誤，請重試</p>
      <p lang="en-US">Network error, please retry</p>
      <Button variant="primary" onClick={reloadPage}>
        再试 · 重試 · Retry
      </Button>
    </main>
  );
}
